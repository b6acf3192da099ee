/** Handing things over: a link or a file, by the phone's own menu where there is one, else in a way that works without it. */

/** How a link left this page: by the phone's menu, into the clipboard, or not at all, so that it must be shown. */
export type Handed = "shared" | "copied" | "shown";

/** Copies text; also on plain http, where browsers offer no clipboard but still know how to copy what is selected. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.readOnly = true;
    field.style.position = "fixed";
    field.style.opacity = "0";
    (document.querySelector("dialog[open]") ?? document.body).append(field); // what lies behind a dialog cannot be selected
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

export async function handLink(data: { title: string; text: string; url: string }): Promise<Handed> {
  if (navigator.share) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "shared"; // closed by the person
    }
  }
  return (await copy(data.url)) ? "copied" : "shown";
}

/** Whether this phone has a menu that takes this file. */
export const takes = (file: File): boolean => !!navigator.canShare?.({ files: [file] });

/** Hands a file over: to the phone's own share menu where there is one, else as a download. */
export async function handOut(file: File): Promise<void> {
  if (takes(file)) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      if ((error as Error).name === "AbortError") return; // closed by the person
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

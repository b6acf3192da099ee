/** Sharing a link or a file through the phone's own menu, with a fallback where there is none. */

/** How a link was shared: through the phone's menu, by the clipboard, or not at all, so that the page must show it. */
export type Handed = "shared" | "copied" | "shown";

/** Copies text, also on plain http, where browsers offer no clipboard API but still copy a selection. */
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
    (document.querySelector("dialog[open]") ?? document.body).append(field); // outside it nothing can be selected
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
      if ((error as Error).name === "AbortError") return "shared"; // the person closed the menu
    }
  }
  return (await copy(data.url)) ? "copied" : "shown";
}

/** Whether this phone's share menu accepts this file. */
export const takes = (file: File): boolean => !!navigator.canShare?.({ files: [file] });

/** Shares a file through the phone's own menu where there is one, otherwise downloads it. */
export async function handOut(file: File): Promise<void> {
  if (takes(file)) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      if ((error as Error).name === "AbortError") return; // the person closed the menu
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

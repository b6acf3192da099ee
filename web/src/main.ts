import { mount } from "svelte";
import App from "./App.svelte";
import { keepForLater, renewWhenOutdated } from "./app/renewal";
import { follow, route } from "./phone/route.svelte";
import { begin } from "./app/settings.svelte";
import { games } from "./protocol/ask";
import "./tokens.css";
import { firstLanguage, speak } from "./words/words.svelte";

begin();
follow();
renewWhenOutdated();
// ?quality=low: flat dice; ?quality=high: dice in space even where they are slow. It holds for this visit.
// ?pace=0: at tables in this phone bots do not take their time, and countdowns are over at once.
const asked = new URLSearchParams(location.search);
for (const name of ["quality", "pace"]) {
  const value = asked.get(name);
  if (value) sessionStorage.setItem(name, value);
}
if (!route().screen) {
  // The start page asks for these once it has words; over a slow line they come sooner if they are asked for beside them.
  import("./app/Start.svelte").catch(() => undefined);
  games().catch(() => undefined);
}
await speak(firstLanguage()).catch(() => speak("en"));
mount(App, { target: document.body });
keepForLater();

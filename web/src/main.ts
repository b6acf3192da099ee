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
// ?quality=low: flat dice; ?quality=high: 3D dice even on slow devices. Both hold for this visit.
// ?pace=0: at tables on this phone, bots do not pause and countdowns end at once.
const asked = new URLSearchParams(location.search);
for (const name of ["quality", "pace"]) {
  const value = asked.get(name);
  if (value) sessionStorage.setItem(name, value);
}
if (!route().screen) {
  // The start page needs these after its words; requesting both in parallel is faster on a slow connection.
  import("./app/Start.svelte").catch(() => undefined);
  games().catch(() => undefined);
}
await speak(firstLanguage()).catch(() => speak("en"));
mount(App, { target: document.body });
keepForLater();

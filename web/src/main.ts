import { mount } from "svelte";
import App from "./App.svelte";
import { keepForLater, renewWhenOutdated } from "./app/renewal";
import { follow } from "./phone/route.svelte";
import { begin } from "./app/settings.svelte";
import "./tokens.css";
import { firstLanguage, speak } from "./words/words.svelte";

begin();
follow();
renewWhenOutdated();
// ?quality=low: flat dice; ?quality=high: dice in space even where they are slow. It holds for this visit.
const quality = new URLSearchParams(location.search).get("quality");
if (quality) sessionStorage.setItem("quality", quality);
await speak(firstLanguage()).catch(() => speak("en"));
mount(App, { target: document.body });
keepForLater();

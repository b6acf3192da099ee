import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./app/route.svelte";
import { begin } from "./app/settings.svelte";
import "./tokens.css";
import { firstLanguage, speak } from "./words/words.svelte";

begin();
follow();
await speak(firstLanguage()).catch(() => speak("en")); // no network yet: English is in the page
mount(App, { target: document.body });
// Only where the browser allows it: on https and on this machine, not on plain http at home.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => {});

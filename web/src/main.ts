import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./app/route.svelte";
import { begin } from "./app/settings.svelte";
import "./tokens.css";
import { firstLanguage, speak } from "./words/words.svelte";

begin();
follow();
await speak(firstLanguage());
mount(App, { target: document.body });

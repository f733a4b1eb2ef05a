import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { chooseTable } from "./table/tables";

void chooseTable().then(() => mount(App, { target: document.getElementById("app")! }));

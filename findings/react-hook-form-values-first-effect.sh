#!/usr/bin/env bash
# react-hook-form 7.92.0 (npm), with react 19.3.1: a form that is given `values` sets them once more in the first effect of useForm,
# although it began with them already. What a person typed (or a program filled in) between the first drawing and that effect is lost
# without a word: the field shows it no more, and the form is not dirty. The same form with `defaultValues` keeps it. By its documentation
# `values` follows changes; here nothing has changed. This run fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts react@19.3.1 react-dom@19.3.1 react-hook-form@7.92.0 happy-dom@21.0.4 >/dev/null
cat >run.mjs <<'JS'
import { Window } from "happy-dom";
const window = new Window({ url: "https://agency.example/" });
Object.assign(globalThis, { window, document: window.document, HTMLElement: window.HTMLElement });
Object.defineProperty(globalThis, "navigator", { value: window.navigator, configurable: true });
const { createElement, useLayoutEffect } = await import("react");
const { createRoot } = await import("react-dom/client");
const { useForm } = await import("react-hook-form");
const first = { place: "" };
function Form({ way, seen }) {
  const { register, getValues, formState } = useForm({ [way]: first });
  seen.dirty = formState.isDirty;
  seen.value = () => getValues("place");
  return createElement("input", { id: way, ...register("place") });
}
/** Types as soon as the field stands there, as a browser's autofill or a fast hand does: before effects have run. */
function Typist({ way }) {
  useLayoutEffect(() => {
    const field = document.getElementById(way);
    // As a browser sets it: not through the property that React watches.
    Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, "value").set.call(field, "Getsemani");
    field.dispatchEvent(new window.Event("input", { bubbles: true }));
  }, [way]);
  return null;
}
const kept = {};
for (const way of ["values", "defaultValues"]) {
  const seen = {};
  const at = document.body.appendChild(document.createElement("div"));
  createRoot(at).render(createElement("div", null, createElement(Form, { way, seen }), createElement(Typist, { way })));
  // Until React is quiet.
  for (let turn = 0; turn < 50; turn += 1) await new Promise((next) => setTimeout(next, 2));
  kept[way] = [document.getElementById(way).value, seen.value(), seen.dirty];
}
console.log(JSON.stringify(kept));
process.exit(0);
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '{"values":["","",false],"defaultValues":["Getsemani","Getsemani",true]}' ]

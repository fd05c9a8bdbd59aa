/**
 * The explorer's program: it draws `/docs/openapi.json` and tries calls out. Plain JavaScript, as the browser
 * runs it.
 */
export const explorerScript = String.raw`
"use strict";
const element = (name, attributes = {}, ...children) => {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...children);
  return made;
};
const calls = document.getElementById("calls");
const search = document.getElementById("search");
const token = document.getElementById("token");
let api;

const resolve = (schema) => (schema && schema.$ref ? api.components.schemas[schema.$ref.split("/").at(-1)]
  : schema) || {};

function example(given, depth = 0) {
  const schema = resolve(given);
  if (depth > 6) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return example(schema.anyOf[0], depth + 1);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => example(part, depth + 1)));
  const type = [].concat(schema.type || [])[0];
  if (type === "object") return Object.fromEntries(Object.entries(schema.properties || {}).map(([key, value])
      => [key, example(value, depth + 1)]));
  if (type === "array") return [example(schema.items, depth + 1)];
  if (type === "integer" || type === "number") return 0;
  if (type === "boolean") return true;
  if (schema.format === "date") return "2026-01-31";
  if (schema.format === "date-time") return "2026-01-31T15:00:00+00:00";
  return type === "string" ? "" : null;
}

const shown = (schema) => element("pre", { textContent: JSON.stringify(example(schema), null, 2) });

function field(label, input) {
  return element("label", {}, label, input);
}

function form(method, path, call) {
  const inputs = (call.parameters || []).map((parameter) =>
    ({ parameter, input: element("input", { required: Boolean(parameter.required) }) }));
  const content = call.requestBody && call.requestBody.content;
  const json = content && content["application/json"];
  const multipart = content && content["multipart/form-data"];
  const body = json ? element("textarea", { value: JSON.stringify(example(json.schema), null, 2) }) : null;
  const parts = multipart
    ? Object.entries(resolve(multipart.schema).properties).map(([name, schema]) => {
        const file = [schema, schema.items || {}].some((entry) => entry.format === "binary");
        return { name, file, input: element("input", file ? { type: "file", multiple: schema.type ===
              "array" } : {}) };
      })
    : [];
  const output = element("pre", { hidden: true });
  const send = element("button", { type: "submit", textContent: "Probar" });
  const made = element("form", { className: "call" });
  if (call.description) made.append(element("p", { textContent: call.description }));
  const fields = [...inputs.map(({ parameter, input }) => field(parameter.name + " · " + parameter.in,
      input)), ...parts.map(({ name, input }) => field(name, input))];
  if (fields.length) made.append(element("div", { className: "fields" }, ...fields));
  if (body) made.append(field("Cuerpo JSON", body));
  const answer = Object.entries(call.responses).find(([status]) => status !== "default");
  const described = answer && answer[1].content && answer[1].content["application/json"];
  made.append(send, output);
  if (described) made.append(element("p", { textContent: "Responde " + answer[0] + ":" }),
    shown(described.schema));
  made.addEventListener("submit", async (event) => {
    event.preventDefault();
    const query = new URLSearchParams();
    const headers = {};
    let address = path;
    for (const { parameter, input } of inputs) {
      if (input.value === "") continue;
      if (parameter.in === "path") address = address.replace("{" + parameter.name + "}",
        encodeURIComponent(input.value));
      if (parameter.in === "query") query.set(parameter.name, input.value);
      if (parameter.in === "header") headers[parameter.name] = input.value;
    }
    if (token.value) headers.Authorization = "Bearer " + token.value;
    let sent = null;
    if (body) {
      headers["Content-Type"] = "application/json";
      sent = body.value;
    }
    if (multipart) {
      sent = new FormData();
      for (const part of parts) {
        if (part.file) for (const file of part.input.files) sent.append(part.name, file);
        else if (part.input.value !== "") sent.append(part.name, part.input.value);
      }
    }
    output.hidden = false;
    output.textContent = "Enviando…";
    try {
      const response = await fetch(address + (query.size ? "?" + query : ""), {
          method, headers, body: sent });
      const isJson = (response.headers.get("content-type") || "").includes("json");
      const text = isJson ? JSON.stringify(await response.json(), null, 2) : (await response.blob()).size +
      " bytes, " + response.headers.get("content-type");
      output.textContent = response.status + "\n" + text;
    } catch {
      output.textContent = "Error de conexión";
    }
  });
  return made;
}

function entry(path, method, call) {
  const verb = method.toUpperCase();
  const access = call.security.length === 0 ? "pública" : call.security.some((way) => "link" in way) ?
  "sesión o enlace" : "sesión";
  const details = element(
    "details",
    {},
    element("summary", {}, element("span", { className: "method " + verb, textContent: verb }),
      element("code", { textContent: path }), element("small", { textContent: access })),
  );
  details.addEventListener("toggle", () => details.open && details.children.length === 1 &&
    details.append(form(verb, path, call)));
  return details;
}

function draw() {
  const wanted = search.value.trim().toLowerCase();
  const groups = new Map();
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, call] of Object.entries(methods)) {
      const text = [method, path, call.summary, call.description || ""].join(" ").toLowerCase();
      if (!text.includes(wanted)) continue;
      const group = call.tags[0];
      groups.set(group, [...(groups.get(group) || []), entry(path, method, call)]);
    }
  }
  calls.replaceChildren(...[...groups].flatMap(([group, entries]) => [element("h2", { textContent: group }),
      ...entries]));
  if (groups.size === 0) calls.append(element("p", {
        textContent: "Ninguna llamada coincide con la búsqueda." }));
}

fetch("/docs/openapi.json")
  .then((response) => response.json())
  .then((found) => {
    api = found;
    search.addEventListener("input", draw);
    draw();
  })
  .catch(() => calls.replaceChildren(element("p", {
          textContent: "No se pudo leer el documento. Recarga la página." })));
`;

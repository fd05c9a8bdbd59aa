// Importa los clientes de un sistema anterior desde un CSV. Muestra lo que se hizo, un objeto JSON por línea:
// primero las líneas que no se pueden importar, con su número, y al final cuántos clientes quedaron.
// Se puede ejecutar dos veces con el mismo archivo: quien ya está no se crea otra vez.
//   TRAVESIA, TOKEN  el token es de un Administrador o Propietario y tiene «Importar y unir clientes»
//   ARCHIVO          el CSV; sus títulos son como los del archivo de ejemplo (Nombre, Correo, Celular …)
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const { TRAVESIA, TOKEN, ARCHIVO } = process.env;

/** Ejecuta una operación de GraphQL que lleva el archivo, como dice la especificación de subidas. */
async function enviar(query, variables = {}) {
  const formulario = new FormData();
  formulario.set("operations", JSON.stringify({ query, variables: { ...variables, archivo: null } }));
  formulario.set("map", JSON.stringify({ 0: ["variables.archivo"] }));
  formulario.set("0", new Blob([readFileSync(ARCHIVO)], { type: "text/csv" }), basename(ARCHIVO));
  const respuesta = await fetch(`${TRAVESIA}/graphql`, {
    method: "POST",
    // Sin este encabezado no se acepta un formulario.
    headers: { authorization: `Bearer ${TOKEN}`, "apollo-require-preflight": "true" },
    body: formulario,
  });
  const { data, errors } = await respuesta.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

const mostrar = (objeto) => process.stdout.write(`${JSON.stringify(objeto)}\n`);

// Primero se mira qué pasaría; nada se guarda.
const { previewCustomerImport: vista } = await enviar(`mutation ($archivo: Upload!) {
  previewCustomerImport(file: $archivo) {
    lines fresh known badCount bad { line name problems } layout { missing } } }`);
if (vista.layout.missing.length > 0)
  throw new Error(`No se encontraron estas columnas: ${vista.layout.missing.join(", ")}`);
for (const { line, name, problems } of vista.bad) mostrar({ linea: line, nombre: name, problemas: problems });

const { importCustomers: hecho } = await enviar(`mutation ($archivo: Upload!) {
  importCustomers(file: $archivo, leaveBad: true) { added known left } }`);
mostrar({ nuevos: hecho.added, ya_estaban: hecho.known, por_fuera: hecho.left });

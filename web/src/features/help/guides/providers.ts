import type { Guide, GuideStep } from "../help.types.ts";

const find: GuideStep = {
  title: "Encuentra a quién le compras",
  content:
    "Cada proveedor tiene su NIT, sus contactos, el plazo acordado y lo que se le debe. Las compras lo encuentran por cualquiera de sus nombres.",
  action: "Busca por nombre, NIT o contacto y ábrelo para ver sus compras y contratos.",
};

const keep: GuideStep = {
  title: "Mantén al día su ficha",
  content:
    "El plazo propone la fecha de pago al comprar. Un cambio de cuenta se advierte durante tres días a quien paga.",
  action: "Toca «Editar» para cambiar datos y «Agregar documento» para guardar su RUT o certificación.",
  tip: "Confirma una cuenta nueva llamando a un contacto que ya conoces.",
};

const merge: GuideStep = {
  title: "Une los repetidos",
  content:
    "Si el mismo proveedor quedó con dos nombres, une uno con el otro: las compras y los documentos pasan al que queda.",
  action: "Abre el repetido, toca «Unir con otro», elige el que queda y revisa lo que va a pasar.",
};

const several: GuideStep = {
  title: "Cambia varios a la vez",
  content: "Los que ya no usas dejan de sugerirse al comprar. Lo que se les debe queda como está.",
  action: "Márcalos en el listado y toca «Desactivar» en la barra de abajo.",
};

/** Guide to the directory of providers, for the accountant. */
export const providersGuide: Guide = { key: "/panel/proveedores", title: "Proveedores", steps: [find] };

/** Guide to the directory of providers, for the roles that buy. */
export const manageProvidersGuide: Guide = { ...providersGuide, steps: [find, keep, several, merge] };

import type { LinkedPage } from "../../../graphql/schema.generated.ts";

/** Texts that lead from one linked page to the next. */
export const linkPageTexts = {
  other: {
    proposal: "Este enlace no abre la propuesta. Te enviamos el que la abre al correo del cliente.",
    passengers:
      "Este enlace no abre los datos de los viajeros. Te enviamos el que los abre al correo del cliente.",
    signature:
      "Este enlace no abre esta página de tu contrato. Te enviamos el que la abre al correo del contrato.",
    addendum: "Este enlace no abre el otrosí. Te enviamos el que lo abre al correo del contrato.",
    payment: "Este enlace no abre el pago. Te enviamos el que lo abre al correo del contrato.",
    trip: "Este enlace no abre esta página de tu contrato. Te enviamos el de tu viaje al correo del contrato.",
  } satisfies Record<LinkedPage, string>,
  over: "Este enlace ya venció. Te enviamos otro al correo que tenemos de ti.",
  stranger: "Este enlace es de otra página. Abre el que te enviamos para esta, o escríbenos.",
  cancelled: "Este viaje se canceló.",
  cancelledByMail:
    "Este viaje se canceló. En su página está lo que pagaste y lo que se te devuelve: te enviamos el enlace al " +
    "correo del contrato.",
  greeting: "Hola, tengo una pregunta sobre el viaje que se canceló.",
  send: "Enviarme el enlace",
  sendOf: {
    proposal: "Enviarme el enlace de la propuesta",
    passengers: "Enviarme el enlace de los viajeros",
    signature: "Enviarme el enlace para firmar",
    addendum: "Enviarme el enlace para firmar el otrosí",
    payment: "Enviarme el enlace para pagar",
    trip: "Enviarme el enlace de mi viaje",
  } satisfies Record<LinkedPage, string>,
  sent: (email: string) => `Te lo enviamos a ${email}.`,
  toTrip: "Ver mi viaje",
};

import type { ClaimKind } from "@travesia/api/claims/claim/claim.rules";

export const ownClaimTexts = {
  title: "Reclamos y datos personales",
  lead:
    "Presenta una petición, queja, reclamo o sugerencia, o pregunta por tus datos personales. Te damos un " +
    "número y un plazo, y te respondemos por correo.",
  file: "Presentar una solicitud",
  follow: "Seguir una solicitud",
  authority: "Superintendencia de Industria y Comercio",
  authorityLead: "También puedes acudir a la",
  submit: "Presentar solicitud",
  filed: (number: string) => `Recibimos tu solicitud ${number}`,
  another: "Presentar otra solicitud",
  codeTitle: "Confirma que eres tú",
  codeLead:
    "Te enviamos un código de 6 dígitos a tu correo; vence en 10 minutos y puedes pedir otro. " +
    "Escríbelo aquí: sin comprobar quién pregunta no respondemos nada personal.",
  code: "Código",
  confirm: "Confirmar",
  resend: "Enviar otro código",
  resent: "Te enviamos otro código.",
  proven: "Comprobamos quién eres. Te respondemos a tu correo.",
  lacksDocument:
    "Confirmamos tu correo, pero no está en nuestros registros. Abre tu solicitud con el enlace que te " +
    "enviamos y adjunta una foto de tu documento.",
  number: "Número de la solicitud",
  email: "Correo con el que la presentaste",
  search: "Ver cómo va",
  link: "Enviarme el enlace",
  linkLead: "Para ver lo que escribiste y la respuesta completa, te enviamos un enlace a tu correo.",
  linkSent: "Te enviamos el enlace a tu correo.",
  mine: "Tu solicitud",
  asked: "Lo que pediste",
  completed: "Lo que completaste",
  answer: "Nuestra respuesta",
  files: "Tus adjuntos",
  waitsForYou: "Nos falta información",
  completeSubmit: "Enviar lo que falta",
  completeDone: "Recibimos lo que faltaba.",
  document: "Adjuntar mi documento",
  addFiles: "Enviar adjuntos",
  noFiles: "Elige primero al menos un archivo",
  filesAdded: "Recibimos tus adjuntos.",
  documentLead: "Para comprobar quién eres, adjunta una foto de tu documento por ambos lados.",
  withdraw: "Desistir de la solicitud",
  withdrawLead: (number: string) =>
    `Cerramos la solicitud ${number} y no la responderemos. No se puede deshacer; puedes presentar otra.`,
  withdrawn: "Desististe de tu solicitud.",
  list: "Tus solicitudes",
  none: "No has presentado solicitudes con tu cuenta.",
  new: "Presentar una solicitud",
} as const;

/** Explanation of each kind of request, for the person who chooses it. */
export const kindHints: Readonly<Record<ClaimKind, string>> = {
  peticion: "Pides algo a la agencia: una certificación, una copia, una gestión.",
  queja: "No te gustó cómo te atendimos.",
  reclamo: "Algo de tu viaje o de tu compra no fue como lo contrataste.",
  sugerencia: "Tienes una idea para que lo hagamos mejor.",
  consulta_datos: "Quieres saber qué datos tuyos guardamos. Respondemos en 10 días hábiles.",
  reclamo_datos: "Quieres corregir o suprimir tus datos, o revocar una autorización.",
};

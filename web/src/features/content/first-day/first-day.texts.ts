/** The words of the first page that an agency sees. */
export const firstDayTexts = {
  title: "Tu primer día",
  lead: "Dale nombre a tu agencia y crea tu cuenta de propietario. Lo demás lo completas después, en Ajustes.",
  agency: "Tu agencia",
  agencyName: "Nombre de la agencia",
  nit: "NIT",
  nitHint: "Con el dígito de verificación, por ejemplo 900.123.456-8",
  person: "Tu cuenta",
  submit: "Comenzar",
  mark: "Tu marca",
  markLead: "Con tu logo y tu color les llegan a tus clientes las propuestas, los recibos y los correos.",
  saveMark: "Guardar y seguir",
  skipMark: "Lo hago después, en Ajustes",
} as const;

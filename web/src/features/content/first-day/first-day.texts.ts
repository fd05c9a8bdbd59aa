/** Texts of the set-up page of a new agency. */
export const firstDayTexts = {
  title: "Tu primer día",
  over: "Este enlace ya no sirve",
  overLead:
    "Dura 24 horas y se usa una vez. Si tu agencia ya está abierta, inicia sesión; si no, pide otro a quien la " +
    "instaló.",
  signIn: "Iniciar sesión",
  lead: "Dale nombre a tu agencia y crea tu cuenta de propietario. Lo demás lo completas después, en Ajustes.",
  agency: "Tu agencia",
  agencyName: "Nombre de la agencia",
  nit: "NIT",
  nitHint: "Con el dígito de verificación, por ejemplo 900.123.456-8",
  uses: "Cómo trabajan",
  usesLead: "El menú queda con lo que usas. Lo demás lo enciendes cuando quieras, en Ajustes.",
  sellers: "¿Cuántas personas venden?",
  sellerCounts: [
    { value: 1, label: "Solo yo" },
    { value: 2, label: "De 2 a 5" },
    { value: 6, label: "Más de 5" },
  ],
  raffles: "Vendemos números de rifas",
  points: "Damos puntos por clientes referidos",
  person: "Tu cuenta",
  submit: "Comenzar",
  mark: "Tu marca",
  markLead: "Con tu logo y tu color les llegan a tus clientes las propuestas, los recibos y los correos.",
  saveMark: "Guardar y seguir",
  skipMark: "Lo hago después, en Ajustes",
} as const;

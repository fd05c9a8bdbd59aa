/** Texts of the page on legal figures. */
export const legalFigureTexts = {
  title: "Cifras de la ley",
  add: "Agregar valor",
  figure: "Cifra",
  value: "Valor",
  from: "Rige desde",
  toConfirm: "Por confirmar",
  confirmed: "Confirmada",
  confirm: "Confirmar",
  confirmedToast: "Cifra confirmada",
  added: "Registrado. Rige desde su fecha y lo ya decidido no cambia.",
  neverEdited: "No se edita: se agrega un valor con su fecha, y el anterior termina el día antes.",
  lead:
    "Lo que dicen la ley y el reglamento aéreo al momento de instalar Travesía. " +
    "El propietario las confirma una vez con su abogado.",
} as const;

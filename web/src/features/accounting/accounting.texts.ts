export const accountingTexts = {
  title: "Cuentas contables",
  subtitle: "En qué cuenta se lleva cada cosa del paquete contable. Un mes entregado conserva las suyas.",
  choose: "Elegir cuenta",
  change: "Cambiar cuenta",
  chosen: "Cuenta guardada",
  code: "Código de la cuenta",
  name: "Nombre de la cuenta",
  wrongCode: "La cuenta lleva de 4 a 12 cifras",
  toConfirm: "Por confirmar con tu contador",
  without: "Falta elegirla",
  confirm: "Confirmar las propuestas",
  confirmed: "Cuentas confirmadas",
  settings: "Programa e IVA",
  saved: "Ajustes guardados",
  program: "Programa contable",
  period: "Periodo de IVA",
  costAtOnce: "Lo comprado en nombre propio es costo al comprarlo, y no al facturarlo",
  voucherCodes: "Códigos de los comprobantes",
  noVoucherCodes: "los del paquete: RC, FV, CE…",
  stateVoucherCodes: "Escribir códigos",
  wrongVoucherCode: "El código lleva hasta 20 letras o cifras",
  none: "No hay cuentas.",
  missing: "Faltan cuentas",
  missingLead: "El paquete no se entrega a medias: elige la cuenta de cada una.",
  package: "Paquete contable",
  taxes: "IVA y retenciones",
  sums: "Sumas de control",
  fits: "Cuadra",
} as const;

/** Returns the sentence about the accounts in which a key may lie. */
export const withinText = (within: readonly string[]): string =>
  `Debe comenzar por ${within.join(", ").replace(/, ([^,]*)$/, " o $1")}.`;

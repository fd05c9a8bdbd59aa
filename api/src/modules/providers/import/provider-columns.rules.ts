/** The columns of a file of providers: how each is called on top, other spellings that are read too. */
export const providerColumns = {
  name: ["Proveedor", "Nombre", "Nombre del proveedor", "Razón social", "Empresa", "Operador"],
  nit: ["NIT", "Documento", "Identificación", "Número de documento", "NIT o cédula", "Número"],
  checkDigit: ["DV", "Dígito de verificación", "Dígito"],
  city: ["Ciudad", "Municipio"],
  contact: ["Contacto", "Persona de contacto", "Nombre del contacto", "Asesor"],
  phone: ["Teléfono", "Celular", "Móvil", "WhatsApp", "Teléfonos"],
  email: ["Correo", "Correo electrónico", "email", "e-mail"],
  paymentDays: ["Días para pagar", "Plazo", "Días de plazo", "Plazo en días", "Crédito"],
  notes: ["Notas", "Observaciones", "Comentarios"],
} as const;

export type ProviderColumn = keyof typeof providerColumns;

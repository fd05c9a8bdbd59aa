import { addressBook } from "../../../core/sheet/address-book.rules.ts";

/**
 * Columns of a file of providers: their headings and other accepted spellings. The spellings include address
 * books of other programs, where the provider is the company and the person is its contact.
 */
export const providerColumns = {
  name: [
    "Proveedor",
    "Nombre",
    "Nombre del proveedor",
    "Razón social",
    "Empresa",
    "Operador",
    ...addressBook.company,
    "supplier",
    "vendor",
    "name",
  ],
  nit: ["NIT", "Documento", "Identificación", "Número de documento", "NIT o cédula", "Número", "tax_id"],
  checkDigit: ["DV", "Dígito de verificación", "Dígito"],
  city: ["Ciudad", "Municipio", ...addressBook.city, "business_city"],
  contact: [
    "Contacto",
    "Persona de contacto",
    "Nombre del contacto",
    "Asesor",
    "contact",
    "contact_name",
    "first_name",
    "given_name",
    "full_name",
  ],
  contactLastname: ["Apellidos", "Apellido", ...addressBook.lastname],
  phone: ["Teléfono", "Celular", "Móvil", "WhatsApp", "Teléfonos", ...addressBook.phone],
  email: ["Correo", "Correo electrónico", "email", "e-mail", ...addressBook.email],
  paymentDays: ["Días para pagar", "Plazo", "Días de plazo", "Plazo en días", "Crédito"],
  notes: ["Notas", "Observaciones", "Comentarios", "notes"],
} as const;

export type ProviderColumn = keyof typeof providerColumns;

import { addressBook } from "../../../core/sheet/address-book.rules.ts";

/**
 * Columns of a file of customers: their headings and other accepted spellings, including spellings in
 * address books of other programs. Punctuation and case are ignored: `E-mail 1 - Value` is `e_mail_1_value`.
 * If a file has several headings for a column, the first one in this list is used.
 */
export const importColumns = {
  name: [
    "Nombre",
    "Nombre completo",
    "Nombres y apellidos",
    "Nombre y apellido",
    "Cliente",
    "Nombres",
    "Primer nombre",
    "Nombre del cliente",
    "Razón social",
    "name",
    "full_name",
    "first_name",
    "given_name",
  ],
  secondName: ["Segundo nombre", "Otros nombres", "middle_name", "additional_name"],
  lastname: ["Apellidos", "Apellido", "Primer apellido", ...addressBook.lastname],
  secondLastname: ["Segundo apellido"],
  email: ["Correo", "Correo electrónico", "email", "e_mail", "Correo principal", ...addressBook.email],
  telefono: [
    "Teléfono",
    "Celular",
    "Móvil",
    "WhatsApp",
    "Teléfono celular",
    "Teléfono móvil",
    "Número de celular",
    "Número de teléfono",
    "Tel",
    "Cel",
    ...addressBook.phone,
  ],
  tipoDocumento: ["Tipo de documento", "Tipo documento", "Tipo doc", "Tipo de identificación", "Tipo"],
  documentoIdentidad: [
    "Documento",
    "Número de documento",
    "No documento",
    "Documento de identidad",
    "Cédula",
    "Número de cédula",
    "Cédula de ciudadanía",
    "Identificación",
    "Número de identificación",
    "CC",
    "C.C.",
    "NIT",
    "N.I.T.",
    "NIT o cédula",
    "Cédula o NIT",
    "Pasaporte",
    "Número de pasaporte",
    "passport_number",
  ],
  fechaNacimiento: [
    "Fecha de nacimiento",
    "Nacimiento",
    "Cumpleaños",
    "Fecha nacimiento",
    "birthday",
    "date_of_birth",
    "birth_date",
    "birthdate",
  ],
  direccion: [
    "Dirección",
    "Dirección de residencia",
    "address_1_formatted",
    "address_1_street",
    "address",
    "home_street",
    "home_address",
  ],
  ciudad: ["Ciudad", "Municipio", "Ciudad de residencia", ...addressBook.city],
  kind: ["Tipo de cliente", "Tipo de persona", "Tipo"],
} as const;

export type ImportColumn = keyof typeof importColumns;

const { name, lastname, email, telefono, tipoDocumento, documentoIdentidad } = importColumns;
const { fechaNacimiento, direccion, ciudad } = importColumns;

/** Columns of the empty template file. */
export const templateColumns = {
  name,
  lastname,
  email,
  telefono,
  tipoDocumento,
  documentoIdentidad,
  fechaNacimiento,
  direccion,
  ciudad,
};

export interface ChangePasswordInput {
  currentPassword: string;
  newPassword: string;
}

export type Role = "ADMIN" | "ASESOR" | "CLIENTE" | "CONTADOR" | "GERENTE" | "INACTIVE" | "LIDER" | "LINK" | "OWNER";

export type TipoCuenta = "ahorros" | "corriente";

export type TipoDocumento = "cc" | "ce" | "cedula_diplomatica" | "dni" | "ms" | "nit" | "nuip" | "passport" | "pep" | "ppt" | "rc" | "salvoconducto" | "ti";
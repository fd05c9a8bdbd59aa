import { registerEnum } from "../../../core/enums.ts";

/**
 * The roles for which a commission can be configured. Configurations of admin and owner are stored, but not
 * used in calculations.
 */
export const ConfiguredRole = {
  asesor: "asesor",
  lider: "lider",
  gerente: "gerente",
  admin: "admin",
  owner: "owner",
} as const;
export type ConfiguredRole = keyof typeof ConfiguredRole;
registerEnum(ConfiguredRole, {
  name: "ConfiguredRole",
  label: "Rol",
  description: "Rol cuya comisión se configura.",
});

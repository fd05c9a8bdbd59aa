import { columnOf, type ExportableList } from "../../core/export/exportable.ts";
import { roleLabels } from "../accounts/permissions.rules.ts";

/** Export of the agency's people and clients; it never includes bank details. */
export const userExport: ExportableList = {
  query: "userPage",
  title: "Personas",
  columns: {
    nombre: columnOf.text("Nombre", "name"),
    apellido: columnOf.text("Apellido", "lastname"),
    correo: columnOf.text("Correo", "email"),
    telefono: columnOf.text("Teléfono", "phone"),
    rol: columnOf.text("Rol", "role", roleLabels),
    activa: columnOf.yesNo("Activa", "isActive"),
    ciudad: columnOf.text("Ciudad", "ciudad"),
    ingreso: columnOf.day("Fecha de ingreso", "fechaIngreso"),
    referido: columnOf.text("Código de referido", "referralCode"),
    puntos: columnOf.number("Puntos", "points"),
    limite: columnOf.money("Límite mensual", "commissionLimit"),
    usado: columnOf.money("Comisiones del mes", "currentCommissionUsed"),
    creada: columnOf.instant("Creada", "createdAt"),
    ultimoIngreso: columnOf.instant("Último inicio de sesión", "lastLogin"),
  },
};

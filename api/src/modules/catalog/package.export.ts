import { columnOf, type ExportableList } from "../../core/export/exportable.ts";

/** Exportable list of packages, with its columns. */
export const packageExport: ExportableList = {
  query: "packagePage",
  title: "Paquetes",
  columns: {
    titulo: columnOf.text("Título", "title"),
    categoria: columnOf.text("Categoría", "category"),
    destino: columnOf.text("Destino", "destino"),
    ciudad: columnOf.text("Ciudad", "city"),
    dias: columnOf.number("Días", "days"),
    precio: columnOf.money("Precio", "price"),
    cuotas: columnOf.number("Cuotas", "cuotas"),
    valorCuota: columnOf.money("Valor de la cuota", "valorCuota"),
    incluye: columnOf.text("Qué incluye", "incluye"),
    noIncluye: columnOf.text("Qué no incluye", "noIncluye"),
    cupos: columnOf.number("Cupos", "cupos"),
    activo: columnOf.yesNo("Activo", "isActive"),
    archivado: columnOf.yesNo("Archivado", "isArchived"),
    creado: columnOf.instant("Creado", "createdAt"),
  },
};

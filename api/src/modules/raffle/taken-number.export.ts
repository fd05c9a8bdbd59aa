import { columnOf, type ExportableList } from "../../core/export/exportable.ts";

/** Exportable list of the held and paid numbers of a raffle, with its columns. */
export const takenNumberExport: ExportableList = {
  query: "takenRaffleNumbers",
  title: "Números de la rifa",
  columns: {
    numero: columnOf.text("Número", "value"),
    nombre: columnOf.text("Nombre", "name"),
    telefono: columnOf.text("Teléfono", "phone"),
    pagado: columnOf.yesNo("Pagado", "isPaid"),
    pago: columnOf.instant("Pagó", "paidAt"),
    vendedor: columnOf.text("Vendedor", "seller.name seller.lastname"),
    hasta: columnOf.instant("Apartado hasta", "dueAt"),
  },
};

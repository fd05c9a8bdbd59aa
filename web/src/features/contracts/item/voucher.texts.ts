import { voucherReaders } from "@travesia/api/contracts/item/voucher.rules";

export const voucherTexts = {
  attach: "Adjuntar tiquete o voucher",
  lead: "El cliente lo ve en la página de su viaje y le avisamos por correo, una vez al día.",
  replace: "Cambiar",
  replaceTitle: (filename: string) => `Cambiar ${filename}`,
  remove: "Quitar",
  removeTitle: "¿Quitar este documento?",
  removeLead: (filename: string) => `El cliente ya no verá ${filename}. Queda en la historia.`,
  changeLead: "Sin otro archivo cambia solo quién lo ve, y nadie recibe aviso.",
  save: "Guardar",
  readersChanged: "Cambiaste quién ve el documento.",
  choose: "Elegir archivo",
  chooseOther: "Elegir otro archivo",
  needsFile: "Elige un archivo",
  reader: "Quién lo ve, además del cliente",
  forGroup: voucherReaders.group,
  forClient: "Nadie más",
  travellers: "Viajeros",
  readers: ({ forGroup, travellerName }: { forGroup: boolean; travellerName: string | null }) =>
    forGroup ? voucherReaders.group : (travellerName ?? voucherReaders.client),
  send: "Adjuntar",
  earlier: (count: number) => (count === 1 ? "1 documento anterior" : `${count} documentos anteriores`),
  attached: "Documento adjuntado. El cliente ya lo ve en su viaje.",
  replaced: "Documento cambiado. El cliente ya ve el nuevo.",
  removed: "Documento quitado.",
} as const;

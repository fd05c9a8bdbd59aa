/** List of the records whose PDF was still in the queue when the folder was made: it is not in `soportes`. */
export const UNMADE = "Documentos sin PDF en soportes";

import type { Words } from "../../core/words.ts";

/** Labels of this module's names in sentences. */
export const staffDocumentsWords: Words = {
  types: {
    StaffDocument: "Un documento que una persona del equipo entrega a la agencia.",
    StaffDocumentFilter: "Filtro de los documentos del equipo.",
    DocumentedPerson: "Una persona del equipo con sus documentos.",
    StaffDocumentProgress: "Cómo va una persona con los documentos que exige su rol.",
    DocumentsToReview: "Todos los documentos que esperan revisión.",
    StaffDocumentStats: "Cuántos documentos vigentes hay en cada estado.",
    StaffDocumentListing: "Una página de documentos del equipo, como la leen otros programas.",
    StaffDocumentPagination: "En qué página va un listado y cuántas hay.",
    StaffDocumentUpload: "Resultado de entregar un documento.",
    SentStaffFile: "Un archivo como se entregó.",
    UploadStaffDocumentInput: "Un documento que se entrega.",
    ApproveStaffDocumentInput: "Comentarios de una aprobación.",
    RejectStaffDocumentInput: "Por qué se rechaza un documento.",
  },
  roots: {
    staffDocuments: "Lee los documentos del equipo, por páginas.",
    staffDocument: "Lee un documento del equipo; nulo si no está al alcance.",
    earlierStaffDocuments: "Lee los documentos anteriores de una persona con ese nombre.",
    documentedPerson:
      "Lee una persona del equipo con sus documentos: la propia, o cualquiera el Propietario.",
    staffDocumentProgress: "Dice cómo va una persona con los documentos que exige su rol.",
    documentsToReview: "Lee los documentos que esperan revisión.",
    staffDocumentStats: "Cuenta los documentos vigentes por estado.",
    staffDocumentListing: "Lee los documentos del equipo por páginas, como los piden otros programas.",
    uploadStaffDocument: "Entrega un documento: JPG, PNG o PDF de hasta 10 MB, que espera revisión.",
    approveStaffDocument: "Aprueba un documento que espera revisión, una sola vez.",
    rejectStaffDocument: "Rechaza un documento que espera revisión, con el motivo que lee su persona.",
    approveEachStaffDocument: "Aprueba varios documentos, cada uno por separado.",
    rejectEachStaffDocument: "Rechaza varios documentos por un mismo motivo, cada uno por separado.",
    removeStaffDocument: "Quita un documento: su persona mientras no esté aprobado, el Propietario siempre.",
  },
  arguments: {
    documentName: "Clase del documento.",
    description: "Qué es, cuando la clase no basta.",
  },
  values: {
    StaffDocumentFileType: { image: "Una imagen.", pdf: "Un PDF." },
    StaffDocumentEnding: {
      replaced: "Llegó otro en su lugar.",
      removed: "Se eliminó.",
      erased: "Se suprimieron los datos de su persona.",
    },
  },
};

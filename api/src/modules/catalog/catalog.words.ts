import type { Words } from "../../core/words.ts";

/** Sentences on the names of this module. */
export const catalogWords: Words = {
  types: {
    Package: "Un viaje que la agencia ofrece; todos lo ven hasta que se archiva.",
    Departure: "Una salida de un paquete: cuándo va, cuándo vuelve y cuántos cupos quedan.",
    PackageDay: "Un día de un paquete.",
    PackageHotel: "Un hotel de un paquete.",
    PackageQuestion: "Una pregunta frecuente sobre un paquete, con su respuesta.",
    PackageFilter: "Filtro de los paquetes.",
    PackageDestination: "Un destino y cuántos paquetes tiene.",
    CreatePackageInput: "Un paquete nuevo.",
    DepartureInput: "Una salida de un paquete.",
    PackageDayInput: "Un día de un paquete.",
    PackageHotelInput: "Un hotel de un paquete.",
    PackageQuestionInput: "Una pregunta frecuente sobre un paquete, con su respuesta.",
    UpdatePackageInput: "Cambios a un paquete: lo que no va queda igual.",
  },
  roots: {
    packagePage: "Lee los paquetes, por páginas.",
    packages: "Lee todos los paquetes que cumplen el filtro.",
    similarPackages: "Lee los paquetes que más se parecen a uno, hasta tres.",
    package: "Lee un paquete; nulo si no existe o está archivado y no se administra.",
    packageChars: "Lee las características que usan los paquetes.",
    packageDestinations: "Lee los destinos con cuántos paquetes tienen y desde qué precio.",
    createPackage: "Agrega un paquete al catálogo.",
    updatePackage: "Cambia un paquete: lo que no va queda igual.",
    archivePackage: "Deja de mostrar un paquete a los visitantes, o lo vuelve a mostrar.",
    deletePackage: "Elimina un paquete con sus salidas e imágenes, si ninguna reserva lo necesita.",
    archiveEachPackage: "Archiva o vuelve a mostrar varios paquetes, cada uno por separado.",
  },
  arguments: {
    id: "Número del paquete.",
    ids: "Números de los paquetes.",
    files: "Imágenes que se agregan.",
    archived: "Si se archiva o se vuelve a mostrar.",
  },
};

import { del, get, gql, post, put } from "../../gateway/route.ts";

export const catalogFragments = [
  gql`
    fragment PackageWire on Package {
      id title detail destino city location category price days lat lng cupos chars images: imageUrls isActive
      isYapaya slug
      itinerario { titulo texto lugar imagen: imagenUrl } hoteles { nombre ciudad noches categoria }
      incluye noIncluye condiciones preguntas { pregunta respuesta } desde
      cuotas cuotaInicialPorcentaje cuotaInicial valorCuota
      createdAt created_at: createdAt updatedAt updated_at: updatedAt version
    }
  `,
];

/** REST routes of the catalogue. */
export const catalogRoutes = [
  get("/pack", gql`query ($filter: PackageFilter) {
    body: packages(filter: $filter) { ...PackageWire fechas { salida vuelta price } } }`, {
    spelling: "camel",
    failed: "Error al obtener paquetes",
  }),
  get("/pack/chars", gql`query { body: packageChars }`),
  get("/pack/:id", gql`query ($id: Int!) {
    body: package(id: $id) { ...PackageWire fechas { salida vuelta disponibles price } } }`, {
    spelling: "camel",
  }),
  post(
    "/pack",
    gql`mutation ($input: CreatePackageInput!, $files: [Upload!]) {
      body: createPackage(input: $input, files: $files) {
        ...PackageWire fechas { salida vuelta disponibles price } } }`,
    { spelling: "camel", status: 201, upload: { images: "files" } },
  ),
  put(
    "/pack/:id",
    gql`mutation ($id: Int!, $input: UpdatePackageInput!, $files: [Upload!]) {
      body: updatePackage(id: $id, input: $input, files: $files) {
        ...PackageWire fechas { salida vuelta disponibles price } } }`,
    { spelling: "camel", upload: { images: "files" } },
  ),
  del("/pack/:id", gql`mutation ($id: Int!) { deleted: deletePackage(id: $id) }`, {
    answer: { success: true, message: "Paquete eliminado con éxito" },
  }),
];

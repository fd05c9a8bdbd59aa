// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, describe, expect, it, vi } from "vitest";
import { packageFields, type PackageForm } from "../../../web/src/features/catalog/panel/package.form.ts";
import { PackageFields } from "../../../web/src/features/catalog/panel/PackageFields.tsx";
import { PackagePreview } from "../../../web/src/features/catalog/panel/PackagePreview.tsx";
import { inDays } from "../../support/calendar.ts";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

const stored = {
  id: 1,
  version: 3,
  title: "Cartagena amurallada",
  detail: "Cuatro días en la Heroica",
  destino: "Nacionales",
  category: "Nacionales",
  city: "Cartagena",
  location: "Centro",
  lat: "10.4",
  lng: "-75.5",
  price: 1_250_000,
  days: 4,
  cupos: 12,
  fechas: [{ salida: inDays(51), vuelta: inDays(54), disponibles: 12, price: 1_190_000 }],
  chars: ["Wifi"],
  itinerario: [
    { titulo: "Llegada", texto: "Traslado al hotel", lugar: "Getsemaní", imagen: null },
    { titulo: "Islas", texto: "", lugar: null, imagen: "/paisajes/baru.svg" },
  ],
  hoteles: [{ nombre: "Hotel Caribe", ciudad: "Cartagena", noches: 3, categoria: "4 estrellas" }],
  incluye: ["Desayunos", "Traslados"],
  noIncluye: ["Propinas"],
  preguntas: [
    { pregunta: "¿Necesito pasaporte?", respuesta: "No, viajas con tu cédula." },
    { pregunta: "¿Hay cuna?", respuesta: "Sí, sin costo." },
  ],
  condiciones: "Sujeto a disponibilidad.",
  cuotas: 3,
  cuotaInicialPorcentaje: 30,
  cuotaInicial: null,
  images: ["/paisajes/baru.svg", "/paisajes/cartagena.svg"],
  isActive: true,
  isYapaya: false,
  isArchived: false,
};
const { itinerario, hoteles, incluye, noIncluye, condiciones, preguntas } = stored;
const fechas = stored.fechas.map(({ salida, vuelta, price }) => ({ salida, vuelta, price }));
const parts = { itinerario, hoteles, incluye, noIncluye, condiciones, preguntas, fechas };

describe("the form of a package", () => {
  it("sends the parts as it read them", () => {
    const sent = packageFields.input(packageFields.read(stored));
    expect(sent).toMatchObject({ ...parts, cuotas: 3, cuotaInicialPorcentaje: 30, cuotaInicial: null });
  });

  it("sends one line for each thing, and empty parts as empty", () => {
    const form = { ...packageFields.read(stored), incluye: " Desayunos\n\n Wifi ", condiciones: " " };
    expect(packageFields.input(form)).toMatchObject({ incluye: ["Desayunos", "Wifi"], condiciones: null });
  });

  it.each([
    [
      { inicial: "pesos", cuotaInicial: 250_000 },
      { cuotaInicialPorcentaje: null, cuotaInicial: 250_000 },
    ],
    [{ inicial: "" }, { cuotaInicialPorcentaje: null, cuotaInicial: null }],
    [{ cuotas: null }, { cuotas: null, cuotaInicialPorcentaje: null, cuotaInicial: null }],
  ] as [Partial<PackageForm>, object][])(
    "sends the first payment of the chosen kind only: %j",
    (typed, sent) => {
      expect(packageFields.input({ ...packageFields.read(stored), ...typed })).toMatchObject(sent);
    },
  );

  it.each([
    [{ cuotas: 37 }, "cuotas", "Las cuotas deben estar entre 1 y 36"],
    [
      { cuotaInicialPorcentaje: 100 },
      "cuotaInicialPorcentaje",
      "El porcentaje debe ser mayor que 0 y menor que 100",
    ],
    [{ inicial: "pesos" }, "cuotaInicial", "Escribe la cuota inicial"],
    [{ incluye: "x".repeat(201) }, "incluye", "Cada línea tiene como máximo 200 letras"],
    [{ noIncluye: "cosa\n".repeat(41) }, "noIncluye", "La lista tiene como máximo 40 líneas"],
  ] as [Partial<PackageForm>, keyof PackageForm, string][])(
    "names its mistake before it is sent: %j",
    (typed, field, message) => {
      expect(packageFields.problems({ ...packageFields.read(stored), ...typed })[field]).toBe(message);
    },
  );
});

/** Shows the form of the stored package beside its preview; returns the function that reads its values. */
function openForm(form = packageFields.read(stored)) {
  let values: () => PackageForm = () => packageFields.empty;
  function Form() {
    const { control, getValues, handleSubmit } = useForm<PackageForm>({
      defaultValues: form,
    });
    values = getValues;
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(vi.fn())(event)}>
        <PackageFields control={control} heading="h2" Library={() => null} />
        <section aria-label="Página">
          <PackagePreview control={control} />
        </section>
        <button type="submit">Guardar</button>
      </form>
    );
  }
  show(<Form />);
  return () => values();
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const preview = () => within(screen.getByRole("region", { name: "Página" }));
const daysOf = (form: PackageForm) => form.itinerario.map(({ titulo }) => titulo);

describe("the parts of a package on screen", () => {
  it("are folded, and name their content", () => {
    openForm();
    const folded = (title: string) => screen.getByText(title, { selector: "summary" }).closest("details");
    for (const [title, holds] of [
      ["Día a día", "2 días"],
      ["Hoteles", "1 hotel"],
      ["Pago por cuotas", "3 cuotas"],
    ] as const) {
      expect(folded(title)?.open).toBe(false);
      expect(within(folded(title)!).getByText(`· ${holds}`)).toBeTruthy();
    }
    expect(folded("Imágenes")?.open).toBe(true);
  });

  it("have days and pictures that can be put into another order", async () => {
    const values = openForm();
    press("Bajar el día 1");
    await waitFor(() => expect(daysOf(values())).toEqual(["Islas", "Llegada"]));
    press("Mover la imagen 2 hacia atrás");
    await waitFor(() => expect(values().images).toEqual(["/paisajes/cartagena.svg", "/paisajes/baru.svg"]));
    press("Quitar el día 2");
    await waitFor(() => expect(daysOf(values())).toEqual(["Islas"]));
  });

  it("open where a field is wrong", async () => {
    openForm();
    press("Agregar hotel");
    press("Guardar");
    await screen.findByText("Escribe el hotel");
    expect(screen.getByText("Hoteles", { selector: "summary" }).closest("details")?.open).toBe(true);
  });
});

describe("the preview of a package", () => {
  it("shows each part as visitors will see it, and follows the typed text", async () => {
    openForm();
    for (const words of [
      "Día 1 · Getsemaní",
      "Hotel Caribe · Cartagena · 3 noches · 4 estrellas",
      "Desayunos",
      "Propinas",
      "Sujeto a disponibilidad.",
    ])
      expect(preview().getByText(words)).toBeTruthy();
    expect(
      preview().getByText(/: inicial de \$\s375\.000 y 3 cuotas de \$\s291\.667 por persona/),
    ).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Condiciones del viaje/), { target: { value: "Sin cambios." } });
    expect(await preview().findByText("Sin cambios.")).toBeTruthy();
  });

  it("of a new one names its empty fields, instead of a price and a length of 0", () => {
    openForm(packageFields.empty);
    for (const words of ["Título del paquete", "Ciudad · ubicación", "Precio", "por persona · 1 día"])
      expect(preview().getByText(words)).toBeTruthy();
  });
});

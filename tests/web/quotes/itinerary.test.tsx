// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { itineraryDrafts } from "../../../web/src/features/quotes/itinerary/itinerary.device.ts";
import { swapped, withAnotherDay } from "../../../web/src/features/quotes/itinerary/itinerary.form.ts";
import { ItineraryDialog } from "../../../web/src/features/quotes/itinerary/ItineraryDialog.tsx";
import { ProposalPictures } from "../../../web/src/features/quotes/itinerary/ProposalPictures.tsx";
import { inDays, START } from "../../support/calendar.ts";
import { show } from "../../support/web.tsx";

const day = (dia: number, titulo: string) => ({ dia, titulo, texto: `Texto de ${titulo}`, imagen: null });
const days = [day(1, "Llegada"), day(2, "Islas"), day(4, "Regreso")];
const place = { userId: 7, quoteId: "q1", optionId: null };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Opens the editor of three days; `refused` is what the server says of the first save. */
function openEditor(refused: { field: string; message: string }[] | null = null) {
  const onSave = vi.fn().mockResolvedValueOnce(refused).mockResolvedValue(null);
  show(
    <ItineraryDialog
      days={days}
      place={place}
      onSave={onSave}
      busy={false}
      failure={null}
      onClose={vi.fn()}
      departure={inDays(51)}
    />,
  );
  return onSave;
}
const group = (name: string) => within(screen.getByRole("group", { name }));
const title = (name: string) => group(name).getByLabelText<HTMLInputElement>(/^Título/);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const sent = (onSave: ReturnType<typeof openEditor>) =>
  (
    onSave.mock.lastCall![0] as { input: { itinerario: { dia: number; titulo: string }[] } }
  ).input.itinerario.map(({ dia, titulo }) => [dia, titulo]);

describe("the days of a trip", () => {
  it("keep their numbers when their texts change places, and a new one takes the first that is free", () => {
    const form = days.map((one) => ({ ...one, imagen: "" }));
    expect(swapped(form, 2, -1).map(({ dia, titulo }) => [dia, titulo])).toEqual([
      [1, "Llegada"],
      [2, "Regreso"],
      [4, "Islas"],
    ]);
    expect(withAnotherDay(form).map(({ dia }) => dia)).toEqual([1, 2, 3, 4]);
  });

  it("are written, moved, removed and saved in their present state", async () => {
    const onSave = openEditor();
    fireEvent.change(title("Día 1"), { target: { value: "Bienvenida" } });
    press("Bajar Día 1");
    await waitFor(() => expect(title("Día 2").value).toBe("Bienvenida"));
    press("Quitar Día 4");
    press("Agregar día");
    await waitFor(() => expect(title("Día 3").value).toBe(""));
    press("Guardar itinerario");
    expect(await screen.findByText("Cada día del itinerario necesita un título")).toBeTruthy();
    fireEvent.change(title("Día 3"), { target: { value: "Playa" } });
    press("Guardar itinerario");
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(sent(onSave)).toEqual([
      [1, "Islas"],
      [2, "Bienvenida"],
      [3, "Playa"],
    ]);
  });

  it("stay typed when saving fails, and on this device until they are saved", async () => {
    const onSave = openEditor([]);
    fireEvent.change(title("Día 1"), { target: { value: "Bienvenida" } });
    press("Guardar itinerario");
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(title("Día 1").value).toBe("Bienvenida");
    cleanup();
    openEditor();
    expect(title("Día 1").value).toBe("Llegada");
    press("Recuperar lo de este dispositivo");
    await waitFor(() => expect(title("Día 1").value).toBe("Bienvenida"));
    press("Guardar itinerario");
    await waitFor(() => expect(itineraryDrafts.read(place, START.getTime())).toBeNull());
  });
});

describe("the pictures of hotels in a proposal", () => {
  it("are below their hotel, each removed from it or shown again by its own button", () => {
    const onShow = vi.fn();
    show(
      <ProposalPictures
        hotel={{ nombre: "Santa Clara", estadias: [{ nombre: "Bahía" }] }}
        imagenesHotel={[{ hotel: "bahia", imagenes: ["/media/a", "/media/b"], ocultas: ["/media/b"] }]}
        onShow={onShow}
      />,
    );
    expect(group("Bahía").getAllByText("Fuera de esta propuesta")).toHaveLength(1);
    press("Quitar de la propuesta: imagen 1 de Bahía");
    press("Volver a mostrar: imagen 2 de Bahía");
    expect(onShow.mock.calls).toEqual([
      ["/media/a", false],
      ["/media/b", true],
    ]);
  });
});

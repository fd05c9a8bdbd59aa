// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { unfinished } from "../../../web/src/features/staff-documents/own/own-documents.ts";
import { OwnDocumentList } from "../../../web/src/features/staff-documents/own/OwnDocumentList.tsx";
import { ProgressFigures } from "../../../web/src/features/staff-documents/own/ProgressFigures.tsx";
import { kindOptions } from "../../../web/src/features/staff-documents/own/upload.form.ts";
import { UploadForm } from "../../../web/src/features/staff-documents/own/UploadForm.tsx";
import {
  reviewFilterOf,
  reviewFilters,
  reviewTabOf,
} from "../../../web/src/features/staff-documents/review/review.filters.ts";
import { ReviewedDocument } from "../../../web/src/features/staff-documents/review/ReviewedDocument.tsx";
import { offeredDocumentActs } from "../../../web/src/features/staff-documents/document/staff-document.offered-acts.ts";
import { STARTED } from "../../support/calendar.ts";
import { serverAnswers, show, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const seller = { id: 7, role: 2 };
const owner = { id: 1, role: 7 };

const document = (given: object = {}) => ({
  __typename: "StaffDocument" as const,
  id: "0190a000-0000-7000-8000-000000000001",
  userId: 7,
  documentName: "RUT",
  description: "",
  filename: "rut.pdf",
  fileType: "pdf" as const,
  fileUrl: "/files/a/rut.pdf",
  downloadUrl: "/files/b/rut.pdf",
  status: "pending" as const,
  ending: null,
  createdAt: STARTED,
  reviewedAt: null,
  reviewComments: null,
  rejectionReason: null,
  earlierFiles: 0,
  ...given,
});
const reviewed = (given: object = {}) => ({
  ...document(given),
  user: { id: 7, name: "Ana", lastname: "Gil", email: "ana@correo.test", role: 2 },
  verifiedBy: null,
});

describe("the standing of a person", () => {
  const progress = {
    requiresDocumentation: true,
    isComplete: false,
    totalRequired: 5,
    approvedDocuments: 2,
    required: ["Firma Digital", "RUT", "Cédula Escaneada", "Certificado Bancario", "Hoja de Vida"],
    missingDocuments: ["Hoja de Vida"],
    documents: [
      document({ id: "1", status: "approved" }),
      document({ id: "2", status: "rejected", documentName: "Firma Digital" }),
      document({ id: "3", documentName: "Cédula Escaneada" }),
      document({ id: "4", documentName: "Otro", description: "Diploma" }),
    ],
  };

  it("is said by the next step of each required document", () => {
    expect(unfinished(progress)).toEqual({
      missing: ["Hoja de Vida"],
      rejected: ["Firma Digital"],
      waiting: ["Cédula Escaneada"],
    });
  });

  it("is the share of required documents that are approved", () => {
    show(<ProgressFigures progress={progress} />);
    screen.getByText("Incompleto");
    screen.getByText("2 de 5");
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("40");
  });

  it("is nothing for whom no document is asked of", () => {
    show(<ProgressFigures progress={{ ...progress, requiresDocumentation: false }} />);
    expect(screen.queryByRole("progressbar")).toBeNull();
  });
});

describe("sending a document", () => {
  it("offers every required kind that is not approved, and another", () => {
    expect(kindOptions(["RUT"]).map(({ label }) => label)).toEqual([
      ...["Firma Digital", "Cédula Escaneada", "Certificado Bancario", "Hoja de Vida", "Otro documento"],
    ]);
    expect(kindOptions([]).at(-1)).toEqual({ value: "Otro", label: "Otro documento" });
  });

  it("asks for a file and a kind, and says what the new one takes the place of", async () => {
    const onSend = vi.fn(() => Promise.resolve(null));
    show(
      <UploadForm
        documents={[document({ status: "rejected" })]}
        progress={0.4}
        busy={false}
        failure={null}
        onSend={onSend}
      />,
    );
    fireEvent.click(screen.getByRole("button", { name: "Subir documento" }));
    expect(
      await screen.findAllByText("Selecciona un archivo y especifica el tipo de documento"),
    ).toHaveLength(2);
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.mouseDown(screen.getByRole("combobox", { name: "Tipo de documento" }));
    fireEvent.click(await screen.findByRole("option", { name: "RUT" }));
    screen.getByText(/^Tomará el lugar del que enviaste el /);
    const file = new File(["%PDF-1.4"], "rut.pdf", { type: "application/pdf" });
    fireEvent.change(screen.getByLabelText(/Elegir archivo/), { target: { files: [file] } });
    fireEvent.click(screen.getByRole("button", { name: "Subir documento" }));
    await waitFor(() =>
      expect(onSend).toHaveBeenCalledExactlyOnceWith(file, { documentName: "RUT", description: "" }),
    );
    expect(
      screen.getByRole("progressbar", { name: "Progreso de la carga" }).getAttribute("aria-valuenow"),
    ).toBe("40");
  });

  it("asks what another document is", async () => {
    show(<UploadForm documents={[]} progress={null} busy={false} failure={null} onSend={vi.fn()} />);
    fireEvent.mouseDown(screen.getByRole("combobox", { name: "Tipo de documento" }));
    fireEvent.click(await screen.findByRole("option", { name: "Otro documento" }));
    fireEvent.click(screen.getByRole("button", { name: "Subir documento" }));
    await screen.findByText("Escribe qué documento es");
  });
});

describe("the viewer's own documents", () => {
  const list = (documents: ReturnType<typeof document>[]) =>
    showConnected(
      <OwnDocumentList
        viewer={seller}
        documents={documents}
        busy={false}
        onReplace={vi.fn()}
        onRemove={vi.fn()}
      />,
    );

  it("say that there are none", () => {
    list([]);
    screen.getByText("No tienes documentos subidos");
  });

  it("are replaced and deleted until they are approved, and say why one was rejected", () => {
    list([
      document({ id: "1", status: "rejected", rejectionReason: "Está vencido" }),
      document({ id: "2", documentName: "Firma Digital", status: "approved" }),
    ]);
    const [rejected, approved] = screen.getAllByRole("listitem");
    within(rejected!).getByText("Motivo del rechazo: Está vencido");
    within(rejected!).getByRole("button", { name: "Subir otro: RUT" });
    within(rejected!).getByRole("button", { name: "Eliminar RUT" });
    expect(within(approved!).queryByRole("button")).toBeNull();
    within(approved!).getByRole("link", { name: "Ver Firma Digital" });
  });

  it("show the files that came before one when they are asked for", async () => {
    const before = document({
      id: "0",
      status: "rejected",
      rejectionReason: "Borroso",
      filename: "viejo.pdf",
    });
    const seen = serverAnswers({ EarlierDocuments: { data: { earlierStaffDocuments: [before] } } });
    list([document({ earlierFiles: 1 })]);
    expect(seen).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "1 versión anterior" }));
    expect((await screen.findByRole("link", { name: "viejo.pdf" })).getAttribute("href")).toBe(
      "/files/a/rut.pdf",
    );
    screen.getByText(/Rechazado: Borroso/);
  });
});

describe("the review of a document", () => {
  const view = (given: object = {}, viewer = owner) => {
    const one = reviewed(given);
    const [onApprove, onReject] = [vi.fn(), vi.fn()];
    showConnected(
      <ReviewedDocument
        document={one}
        acts={offeredDocumentActs(viewer, one)}
        busy={false}
        approve="Aprobar y siguiente"
        onApprove={onApprove}
        onReject={onReject}
      />,
    );
    return { onApprove, onReject };
  };

  it("shows the file beside the decision", async () => {
    const { onApprove, onReject } = view();
    expect(screen.getByTitle("RUT de Ana Gil").getAttribute("src")).toBe("/files/a/rut.pdf");
    fireEvent.click(screen.getByRole("button", { name: "Aprobar y siguiente" }));
    fireEvent.click(screen.getByRole("button", { name: "Rechazar" }));
    expect([onApprove, onReject].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it.each(["approved", "rejected"] as const)("offers nothing on an %s one but its file", (status) => {
    view({ status, ...(status === "rejected" && { rejectionReason: "Borroso" }) });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "Descargar" }).getAttribute("href")).toBe("/files/b/rut.pdf");
  });
});

describe("the address of the review", () => {
  it("shows waiting documents, unless it asks for the list or one of its filters", () => {
    expect(reviewTabOf({})).toBe("");
    expect(reviewTabOf({ ver: "todos" })).toBe("todos");
    expect(reviewTabOf({ estado: "rejected" })).toBe("todos");
    expect(reviewTabOf({ ver: "nada" })).toBe("");
  });

  it("asks for a status, a role and words", () => {
    expect(reviewFilterOf({ estado: "rejected", rol: "3", search: "ana" })).toEqual({
      status: "rejected",
      role: 3,
      search: "ana",
    });
    expect(reviewFilterOf({ estado: "borrado", rol: "9" })).toEqual({
      status: undefined,
      role: undefined,
      search: undefined,
    });
  });

  it("offers the filters of the specification", () => {
    const labels = reviewFilters.map((filter) =>
      filter.kind === "select" ? [filter.label, filter.options.map(({ label }) => label)] : filter.label,
    );
    expect(labels).toEqual([
      "Nombre o correo",
      ["Estado", ["Todos los estados", "Pendiente", "Aprobado", "Rechazado"]],
      ["Rol de Usuario", ["Todos los roles", "Asesores", "Líderes", "Gerentes"]],
    ]);
  });
});

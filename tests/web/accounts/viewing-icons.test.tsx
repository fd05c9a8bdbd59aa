// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { OrderedRow } from "../../../web/src/features/content/OrderedRow.tsx";
import { CustomerNotes } from "../../../web/src/features/customers/CustomerNotes.tsx";
import { TravelDocuments } from "../../../web/src/features/customers/TravelDocuments.tsx";
import { NotificationCards } from "../../../web/src/features/notifications/NotificationCards.tsx";
import { ProviderDocuments } from "../../../web/src/features/providers/ProviderDocuments.tsx";
import { DayRowItem } from "../../../web/src/features/reports/inbox/DayRowItem.tsx";
import { ChangesOff } from "../../../web/src/ui/dialog/changes-off.ts";
import { inDays } from "../../support/calendar.ts";
import { aSessionUser, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const at = `${inDays(-1)}T15:00:00.000Z`;
const note = { id: "n1", text: "Prefiere pasillo", createdAt: at, createdById: null, createdBy: null };
const paper = {
  id: "p1",
  holder: "Camila Ríos",
  tipoDocumento: "passport",
  documentoIdentidad: "AB123456",
  expiresOn: inDays(90),
  validity: "valid",
  note: null,
};
const document = { id: "d1", kind: "rut", filename: "rut.pdf", fileId: "f1", createdAt: at };
const notice = {
  id: "t1",
  title: "Pago verificado",
  message: "De Camila",
  link: null,
  createdAt: at,
  read: true,
  type: "payment_verified",
  category: "payment",
  priority: "normal",
};

const dayRow = {
  kind: "quotes_without_reply",
  part: "late",
  recordId: "q1",
  number: "COT-1",
  person: "Camila",
  detail: "Cartagena",
  amount: null,
  since: at,
  opened: 0,
};

/** Pictures that change something, by the name of each, with their effect. */
const pictures: readonly (readonly [string, (act: () => void) => ReactNode])[] = [
  [
    "Eliminar nota: Prefiere pasillo",
    (act) => <CustomerNotes notes={[note]} removable={() => true} onRemove={act} />,
  ],
  [
    "Editar documento: Camila Ríos",
    (act) => <TravelDocuments papers={[paper as never]} nextTrip={null} onEdit={act} />,
  ],
  [
    "Eliminar RUT: rut.pdf",
    (act) => <ProviderDocuments documents={[document as never]} onOpen={act} onRemove={act} />,
  ],
  [
    "Bajar Cartagena",
    (act) => (
      <OrderedRow title="Cartagena" detail="" place={0} count={2} busy={false} onMove={act}>
        {null}
      </OrderedRow>
    ),
  ],
  [
    "Eliminar: Pago verificado",
    (act) => <NotificationCards lines={[notice as never]} onOpen={act} onRemove={act} />,
  ],
  [
    "Escribir a Camila por WhatsApp",
    (act) => <DayRowItem row={dayRow as never} acts={{ write: act } as never} />,
  ],
];

describe.each(pictures)("the picture «%s»", (name, of) => {
  it("does what it says, and nothing while one looks on as somebody else", () => {
    const act = vi.fn();
    showConnected(of(act), aSessionUser());
    fireEvent.click(screen.getByRole("button", { name }));
    expect(act).toHaveBeenCalledOnce();
    cleanup();
    showConnected(<ChangesOff value="Estás viendo como Ana">{of(act)}</ChangesOff>, aSessionUser());
    const off = screen.getByRole("button", { name });
    expect(off.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(off);
    expect(act).toHaveBeenCalledOnce();
  });
});

// @vitest-environment happy-dom
import { gql } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useActs } from "../../../web/src/base/saving/useActs.ts";
import { serverAnswers, showConnected } from "../../support/web.tsx";

function Payment() {
  const { data } = useQuery<{ payment: { status: string } }>(gql`
    query Payment {
      payment {
        id
        status
      }
    }
  `);
  const [verify] = useMutation(gql`
    mutation Verify {
      verify
    }
  `);
  const { open, show, close, perform } = useActs<"verify">();
  return (
    <>
      <p>Estado: {data?.payment.status}</p>
      <button onClick={() => show("verify")}>Abrir</button>
      {open && <button onClick={() => void perform(() => verify(), "Verificado")}>Verificar</button>}
      {open && <button onClick={close}>Cancelar</button>}
    </>
  );
}

afterEach(cleanup);

describe("the dialog of an act that was refused", () => {
  it("stays open, and the page is read again when it is closed: another person was faster", async () => {
    let status = "pending";
    serverAnswers({
      Payment: () => ({ data: { payment: { __typename: "Payment", id: "1", status } } }),
      Verify: { errors: [{ message: "El pago ya fue verificado", extensions: { code: "CONFLICT" } }] },
    });
    showConnected(<Payment />);
    await screen.findByText("Estado: pending");
    status = "verified";
    fireEvent.click(screen.getByText("Abrir"));
    fireEvent.click(screen.getByText("Verificar"));
    await screen.findByText("El pago ya fue verificado");
    expect(screen.getByText("Estado: pending")).toBeTruthy();
    fireEvent.click(screen.getByText("Cancelar"));
    expect(await screen.findByText("Estado: verified")).toBeTruthy();
  });
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { VerifiedDocument } from "../../../web/src/features/contracts/verification/VerifiedDocument.tsx";
import {
  type Verification,
  verificationTexts as texts,
} from "../../../web/src/features/contracts/verification/verification.texts.ts";
import { STARTED } from "../../support/calendar.ts";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

it("a file that cannot be read is not answered with the message about the previous one", async () => {
  const document = {
    kind: "signed_contract",
    number: "CT-1",
    issuedAt: STARTED,
    endedAt: null,
    state: "vigente",
    sha256: "ab".repeat(32),
    furtherSha256: [],
    priorSha256: null,
    issuer: { name: "Travesía", legalName: "Travesía S.A.S.", nit: "900.123.456-8", rnt: "12345" },
  } as unknown as Verification;
  const { container } = show(<VerifiedDocument document={document} />);
  const choose = (file: File) =>
    fireEvent.change(container.querySelector("input[type=file]")!, { target: { files: [file] } });
  choose(new File(["otro"], "otro.pdf"));
  expect(await screen.findByText(texts.other)).toBeTruthy();
  const elsewhere = Object.assign(new File([""], "nube.pdf"), {
    arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")),
  });
  choose(elsewhere);
  expect(await screen.findByText(texts.unreadable)).toBeTruthy();
  expect(screen.queryByText(texts.other)).toBeNull();
});

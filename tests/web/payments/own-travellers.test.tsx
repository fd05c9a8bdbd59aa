// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { OwnTravellers } from "../../../web/src/features/payments/client-page/OwnTravellers.tsx";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

const laura = { id: "1", name: "Laura Mejía", titular: true, lacks: null };
const drawn = (unnamed: number) => {
  show(<OwnTravellers travellers={[laura]} unnamed={unnamed} complete={{ href: "/form" }} />);
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
};
const button = () => screen.queryByRole("link", { name: "Completar los datos" });

describe("who travels, on the client's page", () => {
  it("counts who has no name yet, and leads to where it is written", () => {
    expect(drawn(2)).toEqual(["Laura Mejía · Titular", "2 viajeros másFaltan sus nombres"]);
    expect(button()).not.toBeNull();
  });

  it("asks for nothing once everybody is named", () => {
    expect(drawn(0)).toEqual(["Laura Mejía · Titular"]);
    expect(button()).toBeNull();
  });
});

import { creatableRoles } from "@travesia/api/accounts/staff.rules";
import { may, type RoleNumber } from "@travesia/api/permissions";
import type { Control } from "react-hook-form";
import { useUser } from "../../app/session/useSession.ts";
import { NewPasswordFields } from "../accounts/recovery/NewPasswordFields.tsx";
import { FormPart, PayPart, PersonPart, PlacePart } from "./StaffFields.tsx";
import type { StaffForm } from "./staff.form.ts";
import { roleOptions } from "./user.texts.ts";
import { useSuperiorListQuery } from "./users.generated.ts";

/** The fields of a new account of staff, with the roles and places that the viewer may give. */
export function NewStaffFields({ control }: { readonly control: Control<StaffForm> }) {
  const { role } = useUser();
  const { data } = useSuperiorListQuery();
  return (
    <>
      <PlacePart
        control={control}
        roles={roleOptions(creatableRoles[role as RoleNumber])}
        superiors={data?.superiors ?? []}
        choosesManager={may(role, "deleteUsers")}
      />
      <PersonPart control={control} />
      <FormPart title="Contraseña">
        <NewPasswordFields control={control} />
      </FormPart>
      <PayPart control={control} />
    </>
  );
}

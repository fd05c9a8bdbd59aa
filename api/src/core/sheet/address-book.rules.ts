/** Titles of address books of other programs, Google's and Outlook's among them, by what stands below. */
export const addressBook = {
  email: ["e_mail_1_value", "e_mail_1", "email_1", "e_mail_address", "email_address", "primary_email"],
  phone: [
    "phone_1_value",
    "mobile_phone",
    "mobile",
    "cell_phone",
    "phone",
    "phone_number",
    "primary_phone",
    "home_phone",
    "business_phone",
  ],
  company: ["company", "organization_name", "organization_1_name", "organization", "company_name"],
  city: ["address_1_city", "city", "home_city"],
  lastname: ["last_name", "family_name", "surname"],
} as const;

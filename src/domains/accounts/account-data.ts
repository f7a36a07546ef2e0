import { exportAccount } from './export-account.ts'
import { forgetCustomer } from './forget-customer.ts'
import type { PersonalData } from './personal-data.ts'

/** The account itself, its profile and how it was used. */
export const accountData: PersonalData = { exportOwn: exportAccount, forget: forgetCustomer }

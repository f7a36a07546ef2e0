import { accounts } from './accounts.ts'
import { company } from './company.ts'
import { development } from './development.ts'
import { doorstep } from './doorstep.ts'
import { events } from './events.ts'
import { privacy } from './privacy.ts'
import { repairs } from './repairs.ts'
import { staff } from './staff.ts'
import { vehicles } from './vehicles.ts'

/** The whole JSON API, by domain. */
export const api = { company, vehicles, accounts, doorstep, repairs, privacy, staff, events, development }
export type Api = typeof api

import type { QueryKey } from '@tanstack/react-query'

/** What customers choose their bike from, in this browser. */
export const publicVehicles: QueryKey[] = [['vehicle-types'], ['manufacturers'], ['models'], ['repair-manufacturers']]

/** What becomes of a type, a manufacturer or a model that is not shown. */
export const whenHidden = 'When hidden, nobody finds it while choosing a bike; earlier choices stay.'

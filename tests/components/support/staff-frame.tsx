import type { ReactNode } from 'react'
import { placesFor } from '../../../src/web/features/staff-frame/frame-places.ts'
import { StaffFrame } from '../../../src/web/features/staff-frame/staff-frame.tsx'
import { everyPlace } from '../../../src/web/pages/admin/every-place.ts'
import type { StaffRole } from '../../../src/web/session/staff-role.ts'
import { signedInMarker } from '../../../src/web/session/tokens.ts'

const kavita = (role: StaffRole) => ({ username: 'kavita', name: 'Kavita Rane', email: 'kavita@pahiya.test', role, remember: true })

/** The browser of somebody of the company. */
export const keepStaff = (role: StaffRole = 'staff') => signedInMarker.set(kavita(role))

/** A screen in the company's frame, with every place where a role can go. */
export const inStaffFrame = (screen: ReactNode, role: StaffRole = 'staff') => (
	<StaffFrame company="Pahiya" account={kavita(role)} role={role} places={placesFor(everyPlace, role)}>
		{screen}
	</StaffFrame>
)

import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { TechnicianWorkKind } from '../../../kits/work/work-kind.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './technician-inspections.module.css'

/** Inspections on the phone of the technician who does them: each has a page of its own, where it is begun, filled in and completed. */
export const technicianInspections: TechnicianWorkKind = {
	Actions: InspectionActions,
	Leftover: () => null,
	FinishSheet: () => null,
}

function InspectionActions({ work, isNext }: ComponentProps<TechnicianWorkKind['Actions']>) {
	return (
		<ButtonLink as={Link} variant={isNext ? 'go' : 'ink'} className={styles.whole} to={`/admin/inspections/${work.id}`}>
			{work.status === 'in_progress' ? 'Go on with the inspection' : 'Open the inspection'}
			<VisuallyHidden> {work.reference}</VisuallyHidden>
		</ButtonLink>
	)
}

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { MailEditor } from '../../features/staff-mails/mail-editor.tsx'
import { mailText } from '../../features/staff-mails/mail-queries.ts'
import { EditLoaded } from '../../ui/form/edit-loaded.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import type { Route } from './+types/mail-text'
import { auditedOf } from './every-place.ts'

export const meta = adminMeta('Mail texts')

/** One mail: its words, how it arrives with them, and who changed them. */
export default function MailTextPage({ params }: Route.ComponentProps) {
	const found = useQuery(mailText(params.mail))
	const list = <Link to="/admin/mail-texts">Mail texts</Link>
	return (
		<StaffPage
			title={found.data ? `${found.data.group}: ${found.data.title}` : 'Mail'}
			above={list}
			beside={found.data?.is_changed && <Stamp kind="info">Changed</Stamp>}
		>
			<EditLoaded query={found} name="mail" back={list}>
				{(row) => <MailEditor key={row.mail} row={row} changes={<ChangesOf of={auditedOf('mail-texts')} id={row.mail} />} />}
			</EditLoaded>
		</StaffPage>
	)
}

import { useQuery } from '@tanstack/react-query'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { MailList } from '../../features/staff-mails/mail-list.tsx'
import { mailTexts } from '../../features/staff-mails/mail-queries.ts'
import { EditLoaded } from '../../ui/form/edit-loaded.tsx'

export const meta = adminMeta('Mail texts')

/** Every mail that customers get; the admin rewords them. */
export default function MailTextsPage() {
	const mails = useQuery(mailTexts)
	return (
		<StaffPage title="Mail texts">
			<EditLoaded query={mails} name="mails">
				{(known) => <MailList mails={known} />}
			</EditLoaded>
		</StaffPage>
	)
}

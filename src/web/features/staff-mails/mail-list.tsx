import { Link } from 'react-router'
import { mailGroups } from '#contract/company/mail-text-words.ts'
import type { MailTextItem } from '#contract/company/mail-texts.ts'
import { EditSection } from '../../ui/form/edit-section.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './mail-list.module.css'
import { pathOfMail } from './staff-places.ts'

/** Every mail to customers by what it is about, with its subject; changed ones say so. */
export function MailList({ mails }: { mails: readonly MailTextItem[] }) {
	const changed = mails.filter(({ is_changed }) => is_changed).length
	return (
		<>
			<Text tone="muted">
				{mails.length} mails. {changed === 0 ? 'All have their standard texts.' : `${changed} with changed texts.`}
			</Text>
			{mailGroups.map((group) => (
				<EditSection key={group} title={group}>
					<ul className={styles.mails}>
						{mails
							.filter((mail) => mail.group === group)
							.map(({ mail, title, subject, is_changed }) => (
								<li key={mail} className={styles.mail}>
									<div className={styles.words}>
										<Link to={pathOfMail(mail)}>{title}</Link>
										<Text size="small" tone="muted">
											{subject}
										</Text>
									</div>
									{is_changed && <Stamp kind="info">Changed</Stamp>}
								</li>
							))}
					</ul>
				</EditSection>
			))}
		</>
	)
}

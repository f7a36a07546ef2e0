import type { SiteSettings } from '#contract/company/company.ts'
import { dialable, whatsappLink } from '#shared/phone.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'

/** How else to reach us, when, and whom in an emergency (A.CONTACT-02, A.CONTACT-03); what is unset is left out. */
export function ContactInfo({ settings }: { settings: SiteSettings }) {
	const { phone, whatsapp, email, address, working_hours, grievance_officer: officer } = settings
	return (
		<Stack gap="loose">
			{phone && (
				<Panel tone="wait" aria-labelledby="emergency">
					<Stack gap="small">
						<Heading id="emergency">Emergency</Heading>
						<Text>Stuck on the road? Emergency service 24/7.</Text>
						<div>
							<ButtonLink href={dialable(phone)} variant="go">
								<Icon name="phone" size={20} />
								Call {phone}
							</ButtonLink>
						</div>
					</Stack>
				</Panel>
			)}
			<Stack as="section" gap="small" aria-labelledby="contact-info">
				<Heading id="contact-info">Contact info</Heading>
				<Rows ruled>
					{phone && (
						<Row term="Phone">
							<a href={dialable(phone)}>{phone}</a>
						</Row>
					)}
					{whatsapp && (
						<Row term="WhatsApp">
							<a href={whatsappLink(whatsapp, 'Hello, I have a question about my bike.')}>Chat with us</a>
						</Row>
					)}
					{email && (
						<Row term="Email">
							<a href={`mailto:${email}`}>{email}</a>
						</Row>
					)}
					{address && <Row term="Address">{address}</Row>}
					{officer.name && (
						<Row term={officer.designation} under={officer.email}>
							{officer.name}
						</Row>
					)}
				</Rows>
			</Stack>
			<Stack as="section" gap="small" aria-labelledby="working-hours">
				<Heading id="working-hours">Working hours</Heading>
				<Rows ruled>
					{working_hours.map(({ days, hours }) => (
						<Row key={days} term={days}>
							{hours}
						</Row>
					))}
					<Row term="Emergency service">24/7</Row>
				</Rows>
			</Stack>
		</Stack>
	)
}

import { ContactForm } from '../../features/contact/contact-form.tsx'
import { ContactInfo } from '../../features/contact/contact-info.tsx'
import { companyJsonLd } from '../../features/site/company-json-ld.ts'
import { pageMeta } from '../../features/site/page-meta.ts'
import { useSite } from '../../features/site/site-data.tsx'
import { titled } from '../../features/site/titles.ts'
import { Split } from '../../ui/columns.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import type { Route } from './+types/contact'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta({
		title: titled('Contact us', matches[0]?.loaderData),
		description: 'Write to us, call us day and night, or see when we are at our desks.',
		path: '/contact-us',
		site: matches[0]?.loaderData,
		trail: [
			['Home', '/'],
			['Contact Us', '/contact-us'],
		],
		data: companyJsonLd(matches[0]?.loaderData),
	})

/** The contact page, at both of its addresses (A.LAYOUT-09, A.CONTACT). */
export default function ContactPage() {
	const { settings } = useSite()
	return (
		<Section>
			<Wrap>
				<Stack gap="loose">
					<Stack gap="small">
						<Eyebrow>We are people, and we answer</Eyebrow>
						<PageHeading size="xl">Contact us</PageHeading>
						<Text narrow>Every message gets a number and a link by which you see how it stands.</Text>
					</Stack>
					<Split side={settings && <ContactInfo settings={settings} />}>
						<ContactForm />
					</Split>
				</Stack>
			</Wrap>
		</Section>
	)
}

import { data, redirect, useSearchParams } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { siteContext } from '../../context.ts'
import { ContactForm, type Posted } from '../../features/contact/contact-form.tsx'
import { ContactInfo } from '../../features/contact/contact-info.tsx'
import { failureWords } from '../../features/contact/failure-words.ts'
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

/** The form as a browser sends it that runs no script: by the same call, under the same limits, and answered by the page (ux 9). */
export async function action({ request, context }: Route.ActionArgs) {
	const { api } = context.get(siteContext)
	const form = await request.formData()
	const text = (name: string) => String(form.get(name) ?? '')
	const kind = text('kind') === 'complaint' ? ('complaint' as const) : ('question' as const)
	const body = { name: text('name'), email: text('email'), phone: text('phone'), message: text('message'), kind }
	try {
		const { reference } = await api.contact.send({ body })
		// Not the page itself, which would be sent again when it is loaded again.
		return redirect(`/contact-us?sent=${reference}&kind=${kind}`, 303)
	} catch (error) {
		if (!(error instanceof ApiProblem)) throw error
		const posted: Posted = { body, refused: error.fields, failure: failureWords(error) }
		return data(posted, { status: error.status })
	}
}

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
export default function ContactPage({ actionData }: Route.ComponentProps) {
	const { settings } = useSite()
	const [query] = useSearchParams()
	const [reference] = /^CM\d{1,10}$/.exec(query.get('sent') ?? '') ?? []
	const before = reference ? { reference, kind: query.get('kind') === 'complaint' ? ('complaint' as const) : ('question' as const) } : null
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
						<ContactForm posted={actionData} before={before} />
					</Split>
				</Stack>
			</Wrap>
		</Section>
	)
}

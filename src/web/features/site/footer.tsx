import { Link } from 'react-router'
import { type PolicyName, policyNames, policyPaths } from '#contract/company/policy-words.ts'
import { dialable, whatsappLink } from '#shared/phone.ts'
import { SchemeChoice } from '../../kits/scheme/scheme-choice.tsx'
import { Brand } from '../../ui/brand.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './footer.module.css'
import { useSite } from './site-data.tsx'
import { companyName } from './titles.ts'

const places = [
	{ to: '/#services', name: 'Services' },
	{ to: '/spare-parts', name: 'Spare Parts' },
	{ to: '/pricing', name: 'Plans & Pricing' },
	{ to: '/vehicles', name: 'Buy Vehicle' },
	{ to: '/sell-vehicle', name: 'Sell Vehicle' },
	{ to: '/how-it-works', name: 'How It Works' },
	{ to: '/about-us', name: 'About Us' },
	{ to: '/contact-us', name: 'Contact Us' },
	{ to: '/profile?tab=repairs', name: 'My Repairs' },
]

/** Quick links, contact and social links, all from the site settings (A.LAYOUT-27, A.LAYOUT-34); what is unset is left out. */
export function Footer() {
	const site = useSite()
	const { settings } = site
	return (
		<footer className={styles.footer} data-surface="night" data-print="hide">
			<div className={styles.inside}>
				<div className={styles.about}>
					<Link to="/" className={styles.brand}>
						<Brand>{companyName(site)}</Brand>
					</Link>
					{settings?.phone && (
						<p>
							Stuck on the road? <a href={dialable(settings.phone)}>{settings.phone}</a>, day and night.
						</p>
					)}
				</div>
				<nav aria-label="Quick links">
					<h2>Quick links</h2>
					<ul>
						{places.map(({ to, name }) => (
							<li key={to}>
								<Link to={to}>{name}</Link>
							</li>
						))}
					</ul>
				</nav>
				{settings && (
					<section aria-label="Contact">
						<h2>Contact</h2>
						<ul>
							{settings.email && (
								<li>
									<a href={`mailto:${settings.email}`}>{settings.email}</a>
								</li>
							)}
							{settings.whatsapp && (
								<li>
									<a href={whatsappLink(settings.whatsapp, 'Hello, I have a question about my bike.')}>WhatsApp</a>
								</li>
							)}
							{settings.address && <li>{settings.address}</li>}
							{settings.working_hours.map(({ days, hours }) => (
								<li key={days}>
									{days}: {hours}
								</li>
							))}
						</ul>
					</section>
				)}
				{settings && settings.social_links.length > 0 && (
					<nav aria-label="Social">
						<h2>Follow us</h2>
						<ul>
							{settings.social_links.map(({ name, url }) => (
								<li key={url}>
									<a href={url} rel="noopener">
										{name} <Icon name="external" size={14} />
									</a>
								</li>
							))}
						</ul>
					</nav>
				)}
				<nav aria-label="Legal" className={styles.policies}>
					{(Object.keys(policyPaths) as PolicyName[]).map((name) => (
						<Link key={name} to={policyPaths[name]}>
							{policyNames[name]}
						</Link>
					))}
				</nav>
				<SchemeChoice />
				{settings && (
					<p className={styles.legal}>
						{settings.legal_name}
						{settings.grievance_officer.name &&
							`. ${settings.grievance_officer.designation}: ${settings.grievance_officer.name}, ${settings.grievance_officer.email}`}
					</p>
				)}
			</div>
		</footer>
	)
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Brand } from '../../ui/brand.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import styles from './no-access.module.css'

/** For somebody who has no business here: the way home, and `children`. */
export function NoAccess({ company, children }: { company: string; children: ReactNode }) {
	return (
		<>
			<header className={styles.bar}>
				<Wrap>
					<Link to="/" className={styles.home}>
						<Brand>{company}</Brand>
					</Link>
				</Wrap>
			</header>
			<main id="main" tabIndex={-1}>
				{children}
			</main>
		</>
	)
}

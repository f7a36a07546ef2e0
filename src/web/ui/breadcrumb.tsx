import { Link } from 'react-router'
import styles from './breadcrumb.module.css'

/** The way back from a thing to its kind and to all of them; first on its page. */
export const Breadcrumb = ({ all, kind }: Record<'all' | 'kind', { to: string; name: string }>) => (
	<nav aria-label="Breadcrumb" className={styles.trail}>
		<Link to={all.to}>{all.name}</Link>
		<span aria-hidden="true">/</span>
		<Link to={kind.to}>{kind.name}</Link>
	</nav>
)

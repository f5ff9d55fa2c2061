<?php
defined( 'ABSPATH' ) || exit;

/** The texts of a language. German and English have the same keys. */
function dabei_texts( string $language ): array {
	$texts = array(
		'de' => array(
			'weekdays'     => array( 'So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa' ),
			'months'       => array( 'Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember' ),
			'day'          => '%1$s, %2$s. %3$s %4$s',
			'time'         => '%s Uhr',
			'range'        => '%1$s–%2$s Uhr',
			'whole_day'    => 'ganztägig',
			'cancelled'    => 'Abgesagt',
			'none'         => 'Gerade stehen keine Termine an.',
			'all'          => 'Alle Termine',
			'description'  => 'Die nächsten Termine deiner Seite bei Dabei.',
			'title'        => 'Dabei: Termine',
			'address'      => 'Adresse deiner Seite',
			'address_help' => 'Die Adresse, unter der Gäste deine Seite öffnen, zum Beispiel https://…/b/zum-anker. Ein Schlüssel ist nicht nötig.',
			'address_bad'  => 'Das ist nicht die Adresse einer Seite. Sie beginnt mit https:// und enthält /b/ und den Namen der Seite.',
			'usage'        => 'Füge den Block „Dabei: Termine“ ein oder schreibe [dabei] in eine Seite. Möglich sind auch [dabei count="8"], [dabei lang="en"] und [dabei business="name-der-seite"].',
			'fetched'      => 'Zuletzt geholt: %1$s, Termine: %2$d.',
			'not_fetched'  => 'Noch nichts geholt. Das geschieht, sobald jemand die Termine ansieht.',
			'no_address'   => 'Trage zuerst unter Einstellungen, Dabei, die Adresse deiner Seite ein.',
			'count'        => 'Anzahl der Termine',
			'lang'         => 'Sprache',
			'of_the_site'  => 'Wie die Website',
			'business'     => 'Name einer anderen Seite',
		),
		'en' => array(
			'weekdays'     => array( 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ),
			'months'       => array( 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December' ),
			'day'          => '%1$s, %2$s %3$s %4$s',
			'time'         => '%s',
			'range'        => '%1$s–%2$s',
			'whole_day'    => 'all day',
			'cancelled'    => 'Cancelled',
			'none'         => 'There are no upcoming events right now.',
			'all'          => 'All events',
			'description'  => 'The next events of your page on Dabei.',
			'title'        => 'Dabei: events',
			'address'      => 'Address of your page',
			'address_help' => 'The address where guests open your page, such as https://…/b/zum-anker. No key is needed.',
			'address_bad'  => 'This is not the address of a page. It begins with https:// and contains /b/ and the name of the page.',
			'usage'        => 'Insert the block "Dabei: events", or write [dabei] into a page. You can also write [dabei count="8"], [dabei lang="de"] and [dabei business="name-of-the-page"].',
			'fetched'      => 'Last fetched: %1$s, events: %2$d.',
			'not_fetched'  => 'Nothing fetched yet. That happens when someone looks at the events.',
			'no_address'   => 'First enter the address of your page under Settings, Dabei.',
			'count'        => 'Number of events',
			'lang'         => 'Language',
			'of_the_site'  => 'As the website',
			'business'     => 'Name of another page',
		),
	);
	return $texts[ $language ];
}

/** The wanted language, or that of the locale. */
function dabei_language( string $wanted, string $locale ): string {
	if ( 'de' === $wanted || 'en' === $wanted ) {
		return $wanted;
	}
	return 0 === strpos( $locale, 'de' ) ? 'de' : 'en';
}

/** Texts for the person in the dashboard. */
function dabei_admin_texts(): array {
	return dabei_texts( dabei_language( '', get_user_locale() ) );
}

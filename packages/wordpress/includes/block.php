<?php
defined( 'ABSPATH' ) || exit;

function dabei_register_block(): void {
	$folder = dirname( __DIR__ );
	$data   = get_file_data( "$folder/dabei.php", array( 'version' => 'Version' ) );
	wp_register_style( 'dabei-events-style', plugins_url( 'style.css', "$folder/dabei.php" ), array(), $data['version'] );
	wp_register_script(
		'dabei-events-editor',
		plugins_url( 'editor.js', "$folder/dabei.php" ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-server-side-render' ),
		$data['version'],
		true
	);
	$texts = dabei_admin_texts();
	register_block_type(
		"$folder/block.json",
		array(
			'title'           => $texts['title'],
			'description'     => $texts['description'],
			'render_callback' => 'dabei_render_block',
		)
	);
}

function dabei_render_block( array $choices ): string {
	return dabei_render( $choices, get_block_wrapper_attributes( array( 'class' => 'dabei-events' ) ) );
}

function dabei_add_editor_texts(): void {
	$texts = array_intersect_key( dabei_admin_texts(), array_flip( array( 'title', 'no_address', 'count', 'lang', 'of_the_site', 'business' ) ) );
	$json  = wp_json_encode( $texts, JSON_HEX_TAG | JSON_HEX_AMP );
	wp_add_inline_script( 'dabei-events-editor', "window.dabeiEventsTexts = $json;", 'before' );
}

<?php
/**
 * Plugin Name: Dabei
 * Description: The coming events of your page on Dabei, as a block and as the shortcode [dabei].
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * Author: The operator of Dabei
 * License: See LICENSE
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/texts.php';
require_once __DIR__ . '/includes/address.php';
require_once __DIR__ . '/includes/calendar.php';
require_once __DIR__ . '/includes/store.php';
require_once __DIR__ . '/includes/dates.php';
require_once __DIR__ . '/includes/structured-data.php';
require_once __DIR__ . '/includes/render.php';
require_once __DIR__ . '/includes/block.php';
require_once __DIR__ . '/includes/settings.php';

add_action( 'init', 'dabei_register_block' );
add_action( 'admin_menu', 'dabei_add_settings_page' );
add_action( 'admin_init', 'dabei_register_settings' );
add_action( 'enqueue_block_editor_assets', 'dabei_add_editor_texts' );
add_shortcode( 'dabei', 'dabei_render_shortcode' );
